/** What the account page answers to a form that changed nothing. */
export interface AccountAnswer {
	form: 'profile' | 'password'
	/** What was typed; passwords are not sent back. */
	name: string | null
	errors: Record<string, string>
	problem: string | null
}
