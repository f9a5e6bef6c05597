/** The writing systems of India's large languages, by their names in Unicode. */
export const INDIAN_SCRIPTS = [
	'Devanagari',
	'Bengali',
	'Gurmukhi',
	'Gujarati',
	'Oriya',
	'Tamil',
	'Telugu',
	'Kannada',
	'Malayalam',
] as const
