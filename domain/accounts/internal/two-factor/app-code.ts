import { createOTP } from '@better-auth/utils/otp'
import { constantTimeEqual, symmetricDecrypt } from 'better-auth/crypto'
import type { UserId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import type { AppContext } from '../../../app-context.ts'
import { CODE_STEP_MS } from '../../limits.ts'
import { accountTables } from '../../tables.ts'
import {
	type CodeJudgement,
	FIRST_CODE,
	judgeSteps,
	loginWindow,
	STEPS_LOOKED_FOR,
} from './clock-rules.ts'
import { CodeRefused, isWrongCode } from './code-refusals.ts'
import { claimCode } from './used-codes.ts'

/** The format of an app's code; any other code can only be a recovery code. */
export const SIX_DIGITS = /^\d{6}$/

/**
 * A wrong code for the accounts library, in place of one that the store has found wrong, so that the library counts the
 * try.
 */
const NO_CODE = ''

async function appOf({ db, auth }: AppContext, id: UserId) {
	const app = await accountTables(db)
		.selectFrom('second_factors')
		.select(['id', 'secret', 'verified', 'clock_offset'])
		.where('user_id', '=', id)
		.executeTakeFirst()
	if (!app) return null
	const { secretConfig } = await auth.$context
	const otp = createOTP(await symmetricDecrypt({ key: secretConfig, data: app.secret }))
	return { id: app.id, otp, isFirst: app.verified === 0, offset: app.clock_offset }
}

type App = NonNullable<Awaited<ReturnType<typeof appOf>>>

async function judgeCode({ otp, isFirst, offset }: App, code: string, at: number) {
	const now = Math.floor(at / CODE_STEP_MS)
	const codes = await Promise.all(STEPS_LOOKED_FOR.map((step) => otp.hotp(now + step)))
	const steps = STEPS_LOOKED_FOR.filter((_, index) => constantTimeEqual(codes[index] ?? '', code))
	return judgeSteps(steps, isFirst ? FIRST_CODE : loginWindow(offset))
}

const setOffset = ({ db }: AppContext, { id }: App, clock_offset: number) =>
	accountTables(db)
		.updateTable('second_factors')
		.set({ clock_offset })
		.where('id', '=', id)
		.execute()

/** The reason for refusing a code; null where it is simply wrong. */
function whyRefused(judgement: CodeJudgement): CodeRefused | null {
	if (judgement.kind === 'clock_corrected')
		return new CodeRefused(message('accounts.clock_corrected'))
	if (judgement.kind !== 'clock_off') return null
	const clockOffsetSeconds = (judgement.step * CODE_STEP_MS) / 1000
	return new CodeRefused(message('accounts.clock_off', { seconds: clockOffsetSeconds }), {
		clockOffsetSeconds,
	})
}

/**
 * Takes a code of the account's app: the first one, which turns two-step login on, or one of a login or a call that asks for
 * it. The store judges it, by how much the app's clock is off; the accounts library, which takes only codes of its own
 * clock, is given that clock's code in place of a right one.
 * @throws CodeRefused, or the accounts library's error where it is wrong
 */
export async function verifyAppCode(ctx: AppContext, id: UserId, code: string, headers: Headers) {
	const verify = (known: string) =>
		ctx.auth.api.verifyTOTP({ headers, body: { code: known }, returnHeaders: true })
	if (!SIX_DIGITS.test(code)) return verify(NO_CODE)
	const at = ctx.now()
	await claimCode(ctx, id, code, 'app', at)
	const app = await appOf(ctx, id)
	if (!app) return verify(NO_CODE)
	const judgement = await judgeCode(app, code, at)
	if (judgement.kind === 'right') {
		if (app.isFirst) await setOffset(ctx, app, judgement.step)
		return verify(await app.otp.totp())
	}
	try {
		return await verify(NO_CODE)
	} catch (error) {
		if (!isWrongCode(error)) throw error
		const why = whyRefused(judgement)
		// The clock has changed: from now on the store goes by that of a phone that is right.
		if (why && app.offset !== 0) await setOffset(ctx, app, 0)
		throw why ?? error
	}
}
