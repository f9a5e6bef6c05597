import { TextInput } from '@mantine/core'
import { Link } from 'react-router'
import { ROLES } from '../../../shared/actor'
import { api, read } from '../../api.server'
import { requireRole } from '../../components/session/guard.server'
import { privateMeta } from '../../shell/page-title'
import { formFields } from '../../ui/forms/form-fields'
import { Banner } from '../../ui/layout/banner'
import { Text } from '../../ui/text/text'
import { AccountForm } from '../account-form'
import { AccountFrame } from '../account-frame'
import { CurrentPasswordField } from '../password-field'
import { CodeField } from '../two-factor/code-field'
import type { Route } from './+types/address'
import { changeAddress } from './address.server'

export const meta = privateMeta('Email address')

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export async function loader({ request, context }: Route.LoaderArgs) {
	await requireRole(context, request, ROLES)
	const [address, twoFactor] = await Promise.all([
		read(api(context).addresses.$get()),
		read(api(context).twoFactor.$get()),
	])
	return { ...address, asksCode: twoFactor.enabled }
}

export const action = changeAddress

export { sendForm as clientAction } from '../../ui/forms/send-form'

const FIELDS = ['email', 'currentPassword', 'code'] as const

/** Where one asks for another address of one's own account. */
export default function AddressPage({ loaderData, actionData }: Route.ComponentProps) {
	const { email, changeable, awaited, asksCode } = loaderData
	const problem = actionData?.problem
	const field = formFields(problem, {}, { size: 'md', required: true })
	return (
		<AccountFrame title="Email address" intro={`You log in with ${email}.`}>
			{awaited && (
				<Banner variant="info" role="status">
					A link is on its way to {awaited}. Until you open it, nothing changes. It works for one
					day.
				</Banner>
			)}
			{changeable ? (
				<AccountForm key={awaited} answer={actionData} fields={FIELDS} send="Send a link there">
					<TextInput
						{...field('email')}
						type="email"
						label="New email address"
						autoComplete="email"
					/>
					<CurrentPasswordField {...field('currentPassword')} />
					{asksCode && (
						<CodeField {...field('code')} description="From your app, or a recovery code." />
					)}
				</AccountForm>
			) : (
				<Text>
					This shop does not send links by email. <Link to="/support">Write to us</Link> to change
					your address.
				</Text>
			)}
			<Text size="small">
				<Link to="/account">Back to your account</Link>
			</Text>
		</AccountFrame>
	)
}
