export const PROBLEMS = {
	'too-large':
		'This file is larger than 25 MB. Choose a smaller one, or take a photo of the page with the figures.',
	password:
		'This PDF has a password. Open it with its password and print it as a PDF without one, or take a photo of the page.',
	'broken-pdf':
		'This PDF cannot be opened. Download it again from your electricity company, or take a photo of the bill.',
	heic: 'This browser cannot open HEIC photos. Take a screenshot of the photo, or send it to yourself as JPEG, and choose that.',
	'no-picture':
		'This file is neither a PDF nor a picture that this browser can open. Choose a PDF, JPEG or PNG.',
	blurred:
		'The picture is too blurred or too small to read. Take it again in daylight, from above, with the whole page in view, or type the figures.',
	'no-bill':
		'No figures of an electricity bill were found. Choose the page with the load, the units and the amount, or type the figures.',
	'no-reader':
		'The reader could not be loaded. Check your connection and try again, or type the figures.',
} as const

export type ReadProblem = keyof typeof PROBLEMS

/** Thrown where a file cannot be read. */
export class Unreadable extends Error {
	readonly problem: ReadProblem

	constructor(problem: ReadProblem) {
		super(problem)
		this.problem = problem
	}
}
