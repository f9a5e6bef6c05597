import { z } from '@hono/zod-openapi'
import { issue } from '../../../shared/messages/message.ts'
import { model } from '../../../shared/model.ts'
import { linkToken } from '../links/link-schema.ts'
import { givenPassword, newAddress } from '../schema.ts'
import { givenCode } from '../two-factor/two-factor-schema.ts'

export const MyAddress = model('OwnAddress', {
	email: z.string(),
	confirmed: z
		.boolean()
		.openapi({ description: 'Whether its owner has pressed a link sent there' }),
	changeable: z.boolean().openapi({ description: 'Whether this store can send such links' }),
	awaited: z.string().nullable().openapi({
		description: 'The address that takes its place once the link sent there is pressed',
	}),
})
export type MyAddress = z.output<typeof MyAddress>

export const AddressChange = model('AddressChange', {
	email: newAddress,
	currentPassword: givenPassword(issue('accounts.current_password_required')),
	code: givenCode.optional().openapi({
		description: 'Of the app or a recovery code, where a login asks for one',
	}),
})
export type AddressChange = z.output<typeof AddressChange>

export const AddressToken = model('AddressToken', { token: linkToken })
export type AddressToken = z.output<typeof AddressToken>

export const AddressLink = model('AddressLink', {
	email: z.string().openapi({ description: 'The address that the link confirms' }),
	changes: z.boolean().openapi({ description: 'Whether it takes the place of another' }),
})
export type AddressLink = z.output<typeof AddressLink>
