import { z } from '@hono/zod-openapi'
import { postcode } from '../../shared/addresses/pin.ts'
import { optionalState } from '../../shared/addresses/state-input.ts'
import { issue } from '../../shared/messages/message.ts'
import { model } from '../../shared/model.ts'
import { phone } from '../../shared/text/phone.ts'
import { line, personName } from '../../shared/text/text.ts'

/** The parts of an address in India; whether there is such a one, `settledInIndia` judges. */
export const INDIAN_ADDRESS = {
	street: line(200, issue('orders.street_required')),
	city: line(100, issue('orders.city_required')),
	zipCode: postcode(issue('address.no_pin')),
	state: optionalState().openapi({
		description:
			'The state, or union territory, as the PIN directory spells it or by its code in ISO 3166-2. Where it is left out, that of the PIN code; one that is neither that nor a neighbour of it is refused',
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
	fullName: personName(100, issue('orders.name_required')),
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
