package checks_test

var otherPlanters []planter
