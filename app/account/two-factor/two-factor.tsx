import { Form, redirect } from 'react-router'
import { api, read } from '../../api.server'
import { HOME_OF, TWO_FACTOR, wantedNext, withNext } from '../../components/session/redirect-path'
import { sessionOf } from '../../components/session/session.server'
import { privateMeta } from '../../shell/page-title'
import { Input } from '../../ui/forms/field/input'
import { formFields } from '../../ui/forms/form-fields'
import { IntentButton } from '../../ui/forms/intent-button'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { AccountFrame } from '../account-frame'
import { CurrentPasswordField } from '../password-field'
import type { Route } from './+types/two-factor'
import { RecoveryCodes } from './recovery-codes'
import { SetUpApp } from './set-up-app'
import { changeTwoFactor } from './two-factor.server'
import { twoFactorIntents } from './two-factor-intents'
import { TwoFactorOn } from './two-factor-on'

export const meta = privateMeta('Two-step login')

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export async function loader({ request, context }: Route.LoaderArgs) {
	const { user } = await sessionOf(context, request)
	if (!user) throw redirect(withNext('/login', TWO_FACTOR))
	const twoFactor = await read(api(context).twoFactor.$get())
	const home = user.role === 'Admin' ? HOME_OF.Admin : '/account'
	return { ...twoFactor, email: user.email, next: wantedNext(request.url) ?? home }
}

export const action = changeTwoFactor

export { sendForm as clientAction } from '../../ui/forms/send-form'

const WHY =
	'Besides your password, a login then asks for six digits that an app on your phone shows.'

export default function TwoFactorPage({ loaderData, actionData }: Route.ComponentProps) {
	const { enabled, required, recoveryCodesLeft, email, next } = loaderData
	const beginning = twoFactorIntents.problem(actionData, 'begin')
	const setUp = actionData && 'setUp' in actionData ? actionData.setUp : null
	const codes = actionData && 'recoveryCodes' in actionData ? actionData.recoveryCodes : null
	if (codes)
		return (
			<AccountFrame title="Your recovery codes" intro="Two-step login is on.">
				<RecoveryCodes codes={codes} next={next} />
			</AccountFrame>
		)
	if (enabled)
		return (
			<AccountFrame title="Two-step login" intro={WHY}>
				<TwoFactorOn
					required={required}
					recoveryCodesLeft={recoveryCodesLeft}
					renewing={twoFactorIntents.problem(actionData, 'renew')}
					turningOff={twoFactorIntents.problem(actionData, 'off')}
				/>
			</AccountFrame>
		)
	return (
		<AccountFrame title="Set up two-step login" intro={required ? `Admins need it. ${WHY}` : WHY}>
			{setUp ? (
				<SetUpApp setUp={setUp} problem={twoFactorIntents.problem(actionData, 'confirm')} />
			) : (
				<Stack method="post" as={Form} noValidate>
					<ProblemSummary of={beginning} beside={['currentPassword']} />
					<Input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
					<CurrentPasswordField {...formFields(beginning)('currentPassword')} />
					<IntentButton intents={twoFactorIntents} intent="begin" size="md">
						Go on
					</IntentButton>
				</Stack>
			)}
			<Form method="post" action="/logout">
				<ButtonLink type="submit" variant="line">
					Log out
				</ButtonLink>
			</Form>
		</AccountFrame>
	)
}
