/** In a form’s values and in addresses, `:name` stands for the id of what the test has made. */
export type Fields = [name: string, value: string][]

export interface Refused {
	page: string
	as: 'visitor' | 'Buyer' | 'Installer' | 'Admin'
	fields: Fields
	/** What the page says of it. */
	says: string
	/** What it shows again of what was typed. */
	shows?: string[]
}

export const LONG = `Because ${'x'.repeat(500)}`
export const PLAN = '/planner?pin=411038&bill=4000'
export const ASK = `/planner/ask?plan=${encodeURIComponent(PLAN)}`
export const TOO_LONG = 'Use at most 500 characters.'
