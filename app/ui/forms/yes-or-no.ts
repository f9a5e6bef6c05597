const YES = new Set(['true', 'yes', 'on'])
const NO = new Set(['false', 'no'])

/** Yes or no as a form has it; anything else stays as typed, for a schema to say why it is neither. */
export const yesOrNo = (text: string): boolean | string =>
	YES.has(text) || (NO.has(text) ? false : text)
