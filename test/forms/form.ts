/** In a form’s values and in addresses, `:name` stands for the id of the test's own record. */
export type Fields = [name: string, value: string][]

export interface Refused {
	page: string
	as: 'visitor' | 'Buyer' | 'Installer' | 'Admin'
	fields: Fields
	/** The page's message about it. */
	says: string
	/** The typed values that it shows again. */
	shows?: string[]
}

export const LONG = `Because ${'x'.repeat(500)}`
export const PLAN = '/planner?pin=411038&bill=4000'
export const ASK = `/planner/ask?plan=${encodeURIComponent(PLAN)}`
export const TOO_LONG = 'Use at most 500 characters.'
