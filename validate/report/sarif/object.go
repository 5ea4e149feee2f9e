package sarif

// What a report consists of: of the objects of SARIF 2.1.0 those that we write,
// with the members that we fill, each object's in the order of their names.
type (
	log struct {
		Schema     string `json:"$schema"`
		Version    string `json:"version"`
		Runs       []*run `json:"runs"`
		Properties bag    `json:"properties"`
	}
	run struct {
		ColumnKind       string       `json:"columnKind"`
		Invocations      []invocation `json:"invocations"`
		Language         string       `json:"language"`
		NewlineSequences []string     `json:"newlineSequences"`
		Properties       bag          `json:"properties"`
		Results          []*result    `json:"results"`
		Tool             tool         `json:"tool"`
	}
	invocation struct {
		ExecutionSuccessful bool `json:"executionSuccessful"`
	}
	tool struct {
		Driver driver `json:"driver"`
	}
	driver struct {
		Contents        []string `json:"contents"`
		IsComprehensive bool     `json:"isComprehensive"`
		Language        string   `json:"language"`
		Name            string   `json:"name"`
		Rules           []*rule  `json:"rules"`
		Version         string   `json:"version"`
	}
	rule struct {
		DefaultConfiguration configuration `json:"defaultConfiguration"`
		Help                 *text         `json:"help,omitempty"`
		ID                   string        `json:"id"`
		Name                 string        `json:"name"`
		Properties           bag           `json:"properties"`
		ShortDescription     *text         `json:"shortDescription"`
	}
	configuration struct {
		Enabled bool   `json:"enabled"`
		Level   string `json:"level"`
	}
	text struct {
		Markdown string `json:"markdown,omitempty"`
		Text     string `json:"text"`
	}
	result struct {
		Kind             string        `json:"kind"`
		Level            string        `json:"level"`
		Locations        []*location   `json:"locations,omitempty"`
		Message          text          `json:"message"`
		Properties       bag           `json:"properties"`
		RelatedLocations []*location   `json:"relatedLocations,omitempty"`
		RuleID           string        `json:"ruleId"`
		RuleIndex        int           `json:"ruleIndex"`
		Suppressions     []suppression `json:"suppressions,omitempty"`
	}
	location struct {
		ID               int      `json:"id,omitempty"`
		Message          *text    `json:"message,omitempty"`
		PhysicalLocation physical `json:"physicalLocation"`
	}
	physical struct {
		ArtifactLocation artifact `json:"artifactLocation"`
		Region           region   `json:"region"`
	}
	artifact struct {
		URI       string `json:"uri"`
		URIBaseID string `json:"uriBaseId,omitempty"`
	}
	region struct {
		EndColumn   int `json:"endColumn"`
		EndLine     int `json:"endLine"`
		StartColumn int `json:"startColumn"`
		StartLine   int `json:"startLine"`
	}
	suppression struct {
		Justification string `json:"justification,omitempty"`
		Kind          string `json:"kind"`
		Status        string `json:"status"`
	}
)

// A bag is the properties of an object, which SARIF leaves to whoever writes it.
type bag map[string]any

// bagOf makes properties of names and values; what is empty is left out.
func bagOf(pairs ...any) bag {
	b := bag{}
	for i := 0; i < len(pairs); i += 2 {
		switch v := pairs[i+1].(type) {
		case string:
			if v == "" {
				continue
			}
		case []string:
			if len(v) == 0 {
				continue
			}
		case nil:
			continue
		}
		b[pairs[i].(string)] = pairs[i+1]
	}
	return b
}
