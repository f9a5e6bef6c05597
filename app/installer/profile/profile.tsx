import { Link } from 'react-router'
import { api, read } from '../../api.server'
import { PortalPage } from '../../components/portal/portal-page'
import { titleMeta } from '../../shell/page-title'
import { ButtonLink } from '../../ui/text/button-link'
import type { Route } from './+types/profile'
import { saveProfile } from './profile.server'
import { ProfileForm, type ProfileValues } from './profile-form'

export const meta = titleMeta('Your profile')

export async function loader({ request, context }: Route.LoaderArgs) {
	const profile = await read(api(context).installers.installer.profile.$get())
	const values: ProfileValues = {
		firm: profile.firm,
		licenceNumber: profile.licenceNumber,
		basePin: profile.basePin ?? '',
		pinPrefixes: profile.pinPrefixes.join(', '),
		jobsAWeek: String(profile.jobsAWeek),
		contactNumber: profile.contactNumber ?? '',
		whatsapp: profile.whatsapp ?? '',
		languages: profile.languages.join(', '),
	}
	const saved = new URL(request.url).searchParams.get('saved') === 'yes'
	return { values, saved, hasPhoto: profile.photoUrl !== null }
}

export const action = saveProfile

export { sendForm as clientAction } from '../../ui/forms/send-form'

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
	const { values, saved, hasPhoto } = loaderData
	return (
		<PortalPage
			title="Your profile"
			intro="Your firm, where you work and how many jobs you take. Buyers see firm, licence, phone, WhatsApp, languages and photo once you have accepted their order."
		>
			<ProfileForm initial={values} answer={actionData} saved={saved && !actionData} />
			<p>
				<ButtonLink as={Link} to="/installer/profile/photo" variant="line">
					{hasPhoto ? 'Change your photo' : 'Add your photo'}
				</ButtonLink>{' '}
				<ButtonLink as={Link} to="/installer/reviews" variant="line">
					Your reviews
				</ButtonLink>
			</p>
		</PortalPage>
	)
}
