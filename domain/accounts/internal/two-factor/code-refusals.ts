import { APIError } from 'better-auth/api'
import { type Message, message } from '../../../../shared/messages/message.ts'
import { fail } from '../../../../shared/result.ts'
import { isAuthError } from '../login/auth-errors.ts'

const WRONG_CODE = message('accounts.wrong_code')
const WRONG = ['INVALID_CODE', 'INVALID_BACKUP_CODE']

/** The error code of a refused code: at a login, and in a call about one's own account. */
type RefusedAs = 'wrong_credentials' | 'invalid'

/** Thrown where of a code that is not taken more is known than that it is wrong. */
export class CodeRefused extends Error {
	readonly why: Message
	readonly facts: Record<string, unknown> | undefined
	constructor(why: Message, facts?: Record<string, unknown>) {
		super(why.code)
		this.why = why
		this.facts = facts
	}
}

/** Whether the accounts library has found a code wrong. */
export const isWrongCode = (error: unknown): boolean => isAuthError(error, ...WRONG)

/** Whether another recovery code of the account was used at the same moment, and this one not. */
export const isCodeConflict = (error: unknown): boolean =>
	error instanceof APIError && error.status === 'CONFLICT'

/** The refusal of a code, beside its field; null where the error is no code's. */
export function refusedCode(error: unknown, as: RefusedAs) {
	if (error instanceof CodeRefused) {
		const { why, facts } = error
		return fail(as, why, { fields: { code: why }, facts })
	}
	return isWrongCode(error) ? fail(as, WRONG_CODE, { fields: { code: WRONG_CODE } }) : null
}
