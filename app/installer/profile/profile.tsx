import { redirect } from 'react-router'
import { requireRole } from '../../account/guard.server'
import { type ApiProblem, api, attempt, read } from '../../api.server'
import { PortalPage } from '../../portal/portal-page'
import { dispatch, textIn } from '../../ui/dispatch.server'
import { ONE_FORM } from '../../ui/forms/intents'
import { refusalOf } from '../../ui/refusal'
import { orUnsent, UNSENT } from '../../ui/unsent'
import type { Route } from './+types/profile'
import { type ProfileAnswer, ProfileForm, type TypedProfile } from './profile-form'
import { prefixesIn } from './typed-prefixes'

const FAILED = 'Your profile could not be saved. Please try again.'

export const meta: Route.MetaFunction = () => [{ title: 'Your profile – Solbazaar' }]

export async function loader({ request, context }: Route.LoaderArgs) {
	await requireRole(context, request, ['Installer'])
	const profile = await read(api(context).installers.installer.profile.$get())
	const typed: TypedProfile = {
		firm: profile.firm,
		licenceNumber: profile.licenceNumber,
		basePin: profile.basePin ?? '',
		pinPrefixes: profile.pinPrefixes.join(', '),
		jobsAWeek: String(profile.jobsAWeek),
	}
	return { typed, saved: new URL(request.url).searchParams.get('saved') === 'yes' }
}

/** A mistake in one of the prefixes is shown at their field, with what was typed. */
function atPrefixes({ errors = {}, ...problem }: ApiProblem, prefixes: string[]): ApiProblem {
	const shown = Object.entries(errors).map(([name, message]) => {
		const [, at] = /^pinPrefixes\.(\d+)$/.exec(name) ?? []
		return at ? ['pinPrefixes', `“${prefixes[Number(at)]}”: ${message}`] : [name, message]
	})
	return { ...problem, ...(shown.length > 0 && { errors: Object.fromEntries(shown) }) }
}

export const action = ({ request, context }: Route.ActionArgs): Promise<ProfileAnswer> =>
	dispatch(request, ONE_FORM, { send: (form) => save(form, context) })

async function save(form: FormData, context: Route.ActionArgs['context']): Promise<ProfileAnswer> {
	const text = (name: string) => textIn(form, name).trim()
	const typed: TypedProfile = {
		firm: text('firm'),
		licenceNumber: text('licenceNumber'),
		basePin: text('basePin'),
		pinPrefixes: text('pinPrefixes'),
		jobsAWeek: text('jobsAWeek'),
	}
	const pinPrefixes = prefixesIn(typed.pinPrefixes)
	// Nothing typed is no number, not none.
	const jobsAWeek = typed.jobsAWeek === '' ? -1 : Number(typed.jobsAWeek)
	const json = { ...typed, pinPrefixes, jobsAWeek }
	const saved = await attempt(api(context).installers.installer.profile.$put({ json }))
	if (saved.ok) throw redirect('/installer/profile?saved=yes', 303)
	return { typed, ...refusalOf(atPrefixes(saved.problem, pinPrefixes), FAILED) }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => {
	const unsent: ProfileAnswer = { typed: null, errors: {}, message: UNSENT }
	return orUnsent(serverAction, unsent)
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
	const { typed, saved } = loaderData
	return (
		<PortalPage title="Your profile" intro="Your firm, where you work and how many jobs you take.">
			<ProfileForm initial={typed} answer={actionData} saved={saved && !actionData} />
		</PortalPage>
	)
}
