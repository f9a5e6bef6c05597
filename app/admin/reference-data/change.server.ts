import { redirect } from 'react-router'
import { z } from 'zod'
import type { NewReferenceRow } from '../../../domain/reference-data/schema'
import { type Asked, api, attempt } from '../../api.server'
import { sentFields } from '../../components/forms/sent-fields.server'
import { redirectHere } from '../../components/portal/here.server'
import { Id } from '../../ui/forms/fields.server'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import { ONE_FORM } from '../../ui/forms/intents'
import type { Values } from '../../ui/forms/values'
import { referenceFields } from './reference-fields'
import { today } from './rows.server'
import { isReferenceKind } from './words'

const FAILED = 'This could not be saved. Please try again.'

const kindIn = ({ kind }: Values) => (isReferenceKind(kind) ? kind : null)

const fieldsIn = (values: Values) => {
	const kind = kindIn(values)
	return kind ? referenceFields(kind) : []
}

/** Saves a row that applies from a day on. @throws a redirect to the list that says so */
export const saveReferenceRow = ({ request, context }: Asked) =>
	formAction(request, ONE_FORM, {
		send: onForm(sentFields<Omit<NewReferenceRow, 'kind'>>(fieldsIn), async (row, form) => {
			const kind = kindIn(form.values)
			if (kind === null) return form.refuse(FAILED)
			const saved = await attempt(
				api(context).facts.$post({ json: { ...row, kind } as NewReferenceRow }),
			)
			if (!saved.ok) return form.refuse(saved.problem, FAILED)
			const { id, validFrom } = saved.value
			const view = validFrom > today() ? 'view=history&' : ''
			throw redirect(`/admin/facts?${view}kind=${kind}&done=saved&fact=${id}`, 303)
		}),
	})

const About = z.object({ id: Id })

/** Deletes the row that was asked about, and leads back to the page that says so. */
export const handleDelete = ({ request, context }: Asked) =>
	formAction(request, ONE_FORM, {
		send: onForm(About, async (param, form) => {
			const deleted = await attempt(api(context).facts[':id'].$delete({ param }))
			if (!deleted.ok) return form.refuse(deleted.problem)
			throw redirectHere(request, { ask: null, row: null, done: 'deleted' })
		}),
	})
