const YES = new Set(['true', 'yes', 'on', '1'])
const NO = new Set(['false', 'no', '0'])

/** Yes or no as a form or a file has it; any other text stays as typed, for a schema to say why it is neither. */
export function yesOrNo(text: string): boolean | string {
	const word = text.trim().toLowerCase()
	return YES.has(word) || (NO.has(word) ? false : text)
}
