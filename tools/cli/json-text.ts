/** Version of what `--json` prints, of every command: it rises when a field goes, or comes to mean something else. */
export const JSON_VERSION = 1;

/** What `--json` prints of a value: a line, with the version behind its fields. */
export const jsonText = (value: object) => `${JSON.stringify({ ...value, version: JSON_VERSION })}\n`;
