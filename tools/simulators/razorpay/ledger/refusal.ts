/** A refusal as Razorpay words it, with its HTTP status. */
export class Refusal extends Error {
	readonly status: 400 | 401 | 404 | 409
	readonly error: {
		code: string
		description: string
		source: string
		step: string
		reason: string
		metadata: Record<string, string>
		field?: string
	}

	constructor(
		description: string,
		{
			status = 400,
			field,
			reason = 'input_validation_failed',
			step = 'payment_initiation',
		}: More = {},
	) {
		super(description)
		this.status = status
		this.error = {
			code: 'BAD_REQUEST_ERROR',
			description,
			source: 'business',
			step,
			reason,
			metadata: {},
			...(field ? { field } : {}),
		}
	}
}

interface More {
	status?: Refusal['status']
	field?: string
	reason?: string
	step?: string
}

export const unknownId = () => new Refusal('The id provided does not exist')
