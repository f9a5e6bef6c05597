import { api, read } from '../../api.server'
import { PortalPage } from '../../components/portal/portal-page'
import { requireRole } from '../../components/session/guard.server'
import { pageTitle } from '../../shell/page-title'
import { sendForm } from '../../ui/forms/send-form'
import type { Route } from './+types/profile'
import { saveProfile } from './profile.server'
import { ProfileForm, type ProfileValues } from './profile-form'

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, 'Your profile')]

export async function loader({ request, context }: Route.LoaderArgs) {
	await requireRole(context, request, ['Installer'])
	const profile = await read(api(context).installers.installer.profile.$get())
	const values: ProfileValues = {
		firm: profile.firm,
		licenceNumber: profile.licenceNumber,
		basePin: profile.basePin ?? '',
		pinPrefixes: profile.pinPrefixes.join(', '),
		jobsAWeek: String(profile.jobsAWeek),
	}
	return { values, saved: new URL(request.url).searchParams.get('saved') === 'yes' }
}

export const action = ({ request, context }: Route.ActionArgs) => saveProfile(request, context)

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args)

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
	const { values, saved } = loaderData
	return (
		<PortalPage title="Your profile" intro="Your firm, where you work and how many jobs you take.">
			<ProfileForm initial={values} answer={actionData} saved={saved && !actionData} />
		</PortalPage>
	)
}
