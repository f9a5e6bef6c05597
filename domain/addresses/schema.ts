import { z } from '@hono/zod-openapi'
import { issue } from '../../shared/messages/message.ts'
import { model } from '../../shared/model.ts'
import { line, optionalLine, phone } from '../../shared/text.ts'

/** The parts of an address in India; whether there is such a one, `settledInIndia` judges. */
export const INDIAN_ADDRESS = {
	street: line(200, issue('orders.street_required')),
	city: line(100, issue('orders.city_required')),
	zipCode: line(12, issue('address.no_pin')),
	state: optionalLine(60).openapi({
		description:
			'The state, or union territory, as the PIN directory spells it. Where it is left out, that of the PIN code; one that is neither that nor a neighbour of it is refused',
		example: 'Maharashtra',
	}),
}

/** The same as it is answered. */
export const ADDRESS = {
	street: z.string(),
	city: z.string(),
	zipCode: z.string(),
	state: z.string(),
}

export const NewAddress = model('NewAddress', {
	fullName: line(100, issue('orders.name_required')),
	contactNumber: phone(issue('orders.phone_required'), issue('address.no_phone')),
	...INDIAN_ADDRESS,
	usual: z
		.boolean({ error: issue('input.true_or_false') })
		.optional()
		.openapi({
			description:
				'True makes it the one that a checkout begins with. Otherwise it stays what it is; the first is',
		}),
})
export type NewAddress = z.output<typeof NewAddress>

export const SavedAddress = model('SavedAddress', {
	id: z.string(),
	fullName: z.string(),
	contactNumber: z.string(),
	...ADDRESS,
	place: z.string().nullable().openapi({ description: 'District and state of the PIN code' }),
	usual: z.boolean().openapi({ description: 'Whether a checkout begins with it' }),
	createdAt: z.string(),
})
export type SavedAddress = z.output<typeof SavedAddress>
