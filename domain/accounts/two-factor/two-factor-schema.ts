import { z } from '@hono/zod-openapi'
import { issue } from '../../../shared/messages/message.ts'
import { model } from '../../../shared/model.ts'
import { givenPassword, Role } from '../schema.ts'

/** Six digits of the app, or a recovery code, however it is spaced. */
export const givenCode = z
	.string({ error: issue('accounts.code_required') })
	.max(40, issue('accounts.wrong_code'))
	.transform((text) => text.replace(/\s/g, ''))
	.pipe(z.string().min(1, issue('accounts.code_required')))
	.openapi({
		example: '123456',
		description:
			'Six digits of the app, or a recovery code. Where it is the code of an app whose clock is off by up to two and a half minutes, the refusal has `clockOffsetSeconds`: positive where the clock is ahead',
	})

const currentPassword = givenPassword(issue('accounts.current_password_required'))

export const LoginCode = model('LoginCode', { code: givenCode, role: Role.optional() })
export type LoginCode = z.output<typeof LoginCode>

export const Password = model('Password', { currentPassword })
export type Password = z.output<typeof Password>

export const Code = model('Code', { code: givenCode })
export type Code = z.output<typeof Code>

export const PasswordAndCode = model('PasswordAndCode', { currentPassword, code: givenCode })
export type PasswordAndCode = z.output<typeof PasswordAndCode>

export const TwoFactor = model('TwoFactor', {
	enabled: z.boolean(),
	required: z.boolean().openapi({ description: 'Whether the account’s role asks for it' }),
	recoveryCodesLeft: z.number(),
})
export type TwoFactor = z.output<typeof TwoFactor>

export const TwoFactorSetUp = model('TwoFactorSetUp', {
	secret: z.string().openapi({ description: 'For an app that cannot read the picture' }),
	uri: z.string().openapi({ example: 'otpauth://totp/…' }),
	qr: z.string().openapi({ description: 'The address as a QR code, SVG' }),
})
export type TwoFactorSetUp = z.output<typeof TwoFactorSetUp>

export const RecoveryCodes = model('RecoveryCodes', {
	recoveryCodes: z.array(z.string()).openapi({ description: 'Each opens the account once' }),
})
export type RecoveryCodes = z.output<typeof RecoveryCodes>
