import { Link } from 'react-router'
import { wantedNext, withNext } from '../../components/session/redirect-path'
import { privateMeta } from '../../shell/page-title'
import { formFields } from '../../ui/forms/form-fields'
import { sendForm } from '../../ui/forms/send-form'
import { Text } from '../../ui/text/text'
import { AccountForm } from '../account-form'
import { AccountFrame } from '../account-frame'
import { LOGIN_FAILED } from '../failed'
import { CodeField } from '../two-factor/code-field'
import type { Route } from './+types/login-code'
import { giveCode } from './login-code.server'

export const meta = privateMeta('Your code')

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export const loader = ({ request, url }: Route.LoaderArgs) => ({
	next: wantedNext(request.url),
	role: url.searchParams.get('role'),
})

export const action = giveCode

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, LOGIN_FAILED)

export default function LoginCode({ loaderData, actionData }: Route.ComponentProps) {
	const { next, role } = loaderData
	const problem = actionData?.problem
	return (
		<AccountFrame
			title="Your code"
			intro="Open your authenticator app and type the six digits it shows for this shop."
		>
			<AccountForm answer={actionData} fields={['code']} send="Log in" sending="Signing in...">
				{role && <input type="hidden" name="role" value={role} />}
				<CodeField
					{...formFields(problem)('code')}
					description="Without your phone, type one of your recovery codes."
				/>
			</AccountForm>
			<Text size="small">
				Not you? <Link to={withNext('/login', next)}>Log in as another</Link>
			</Text>
		</AccountFrame>
	)
}
