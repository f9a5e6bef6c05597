import { z } from '@hono/zod-openapi'
import { issue } from '../../../shared/messages/message.ts'
import { model } from '../../../shared/model.ts'
import { linkToken } from '../links/link-schema.ts'
import { givenPassword, Role } from '../schema.ts'

export const SignUpToken = model('SignUpToken', { token: linkToken })
export type SignUpToken = z.output<typeof SignUpToken>

export const SignUpLink = model('SignUpLink', { email: z.string(), name: z.string() })
export type SignUpLink = z.output<typeof SignUpLink>

export const SignUpConfirmation = model('SignUpConfirmation', {
	token: linkToken,
	password: givenPassword(issue('accounts.password_required')),
})
export type SignUpConfirmation = z.output<typeof SignUpConfirmation>

export const ConfirmedSignUp = model('ConfirmedSignUp', {
	email: z.string(),
	name: z.string(),
	role: Role,
	asked: Role.openapi({ description: 'The role asked for, which an installer applies for next' }),
})
export type ConfirmedSignUp = z.output<typeof ConfirmedSignUp>
