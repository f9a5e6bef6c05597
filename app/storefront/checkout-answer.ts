export const FIELDS = [
	'fullName',
	'contactNumber',
	'street',
	'city',
	'zipCode',
	'country',
	'email',
] as const
export type Field = (typeof FIELDS)[number]

/** What the checkout answers to a form that made no order. */
export interface CheckoutAnswer {
	values: Record<Field, string>
	errors: Partial<Record<Field, string>>
	/** What stands in the way of the whole order. */
	problem: string | null
	/** Whether the cart must be changed first. */
	isShortage: boolean
	/** The key the form was sent with, to be sent with again; null where a fresh one is wanted. */
	key: string | null
}

export const typedIn = (form: FormData) =>
	Object.fromEntries(FIELDS.map((field) => [field, String(form.get(field) ?? '')])) as Record<
		Field,
		string
	>

interface Refusal {
	errors?: CheckoutAnswer['errors']
	problem: string | null
	isShortage?: boolean
	keepsKey?: boolean
}

/** The form as it was typed, with what was wrong. */
export const refused = (
	form: FormData,
	{ errors = {}, problem, isShortage = false, keepsKey = true }: Refusal,
): CheckoutAnswer => ({
	values: typedIn(form),
	errors,
	problem,
	isShortage,
	key: keepsKey ? String(form.get('idempotencyKey')) : null,
})
