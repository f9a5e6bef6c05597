import { redirect } from 'react-router'
import { InstallerProfileInput } from '../../../domain/installers/schema'
import { type ApiProblem, type Asked, api, attempt } from '../../api.server'
import { fieldsOf } from '../../ui/forms/fields.server'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import { ONE_FORM } from '../../ui/forms/intents'
import { prefixesIn } from './prefix-input'

const FAILED = 'Your profile could not be saved. Please try again.'

const ProfileFields = fieldsOf(InstallerProfileInput, {
	pinPrefixes: ({ pinPrefixes = '' }) => prefixesIn(pinPrefixes),
	languages: ({ languages = '' }) =>
		languages
			.split(/[,;]/)
			.map((each) => each.trim())
			.filter(Boolean),
})

/** A mistake in one of the prefixes is shown at their field, with the typed text. */
function atPrefixes({ errors = {}, ...problem }: ApiProblem, prefixes: string[]): ApiProblem {
	const shown = Object.entries(errors).map(([name, message]) => {
		const [, at] = /^pinPrefixes\.(\d+)$/.exec(name) ?? []
		if (name.startsWith('languages.')) return ['languages', message]
		return at ? ['pinPrefixes', `“${prefixes[Number(at)]}”: ${message}`] : [name, message]
	})
	return { ...problem, errors: shown.length > 0 ? Object.fromEntries(shown) : undefined }
}

/** Saves an installer's own profile. @throws a redirect to the page that says so */
export const saveProfile = ({ request, context }: Asked) =>
	formAction(request, ONE_FORM, {
		send: onForm(ProfileFields, async (json, form) => {
			const saved = await attempt(api(context).installers.installer.profile.$put({ json }))
			if (!saved.ok) return form.refuse(atPrefixes(saved.problem, json.pinPrefixes), FAILED)
			throw redirect('/installer/profile?saved=yes', 303)
		}),
	})

export type ProfileAnswer = Awaited<ReturnType<typeof saveProfile>>
