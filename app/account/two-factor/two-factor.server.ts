import { redirect } from 'react-router'
import { z } from 'zod'
import {
	Code,
	Password,
	PasswordAndCode,
} from '../../../domain/accounts/two-factor/two-factor-schema'
import { qrSvg } from '../../../shared/qr/qr-svg'
import { type Asked, api, attempt } from '../../api.server'
import { onCall } from '../../components/portal/call-action.server'
import { signedIn } from '../../components/session/guard.server'
import { TWO_FACTOR, wantedNext, withNext } from '../../components/session/redirect-path'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import { twoFactorIntents } from './two-factor-intents'

/** The secret for an app, as a picture or to type. */
export interface SetUp {
	uri: string
	secret: string
	qr: string
}

const Confirmation = Code.extend({ uri: z.string() })

/** The secret shown with the form is shown again: the store returns it once. */
function setUpOf(uri: string): SetUp | null {
	const secret = URL.canParse(uri) ? new URL(uri).searchParams.get('secret') : null
	return secret && uri.length <= 600 ? { uri, secret, qr: qrSvg(uri) } : null
}

const OTHERWISE = { loginFor: TWO_FACTOR }

/** Turns two-step login on and off, and makes recovery codes. */
export const changeTwoFactor = ({ request, context }: Asked) => {
	const { twoFactor } = api(context)
	const next = wantedNext(request.url)
	return formAction(request, twoFactorIntents, {
		begin: onForm(Password, async (json, form) => {
			const begun = await attempt(twoFactor.$post({ json }))
			if (!begun.ok) return { ...form.refuse(signedIn(begun.problem, TWO_FACTOR)), setUp: null }
			return { problem: null, setUp: begun.value }
		}),
		confirm: onForm(Confirmation, async ({ uri, code }, form) => {
			const confirmed = await attempt(twoFactor.confirm.$post({ json: { code } }))
			if (confirmed.ok) return { problem: null, recoveryCodes: confirmed.value.recoveryCodes }
			return { ...form.refuse(signedIn(confirmed.problem, TWO_FACTOR)), setUp: setUpOf(uri) }
		}),
		renew: onCall(
			Password,
			(json) => twoFactor['recovery-codes'].$post({ json }),
			({ value: { recoveryCodes } }) => ({ problem: null, recoveryCodes }),
			OTHERWISE,
		),
		off: onCall(
			PasswordAndCode,
			(json) => twoFactor.off.$post({ json }),
			() => redirect(withNext(TWO_FACTOR, next), 303),
			OTHERWISE,
		),
	})
}
