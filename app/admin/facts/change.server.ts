import { redirect } from 'react-router'
import { z } from 'zod'
import type { NewFact } from '../../../domain/facts/schema'
import { api, attempt, type Context } from '../../api.server'
import { redirectHere } from '../../components/portal/here.server'
import { anyText, Id } from '../../ui/forms/fields.server'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import { ONE_FORM } from '../../ui/forms/intents'
import { asCounted, bodyIn } from './fact-fields'
import { today } from './facts.server'
import { isFactKind } from './words'

const FAILED = 'This could not be saved. Please try again.'

/** Saves a row that applies from a day on. @throws a redirect to the list that says so */
export const saveFact = (request: Request, context: Context) =>
	formAction(request, ONE_FORM, {
		send: onForm(anyText(), async (values, form) => {
			const kind = values.kind ?? null
			if (!isFactKind(kind)) return form.refuse(FAILED)
			const json = bodyIn(kind, values) as NewFact
			const saved = await attempt(api(context).facts.$post({ json }))
			if (!saved.ok) {
				const { problem } = form.refuse(saved.problem, FAILED)
				return { problem: { ...problem, values: asCounted(kind, values) } }
			}
			const { id, validFrom } = saved.value
			const view = validFrom > today() ? 'view=history&' : ''
			throw redirect(`/admin/facts?${view}kind=${kind}&done=saved&fact=${id}`, 303)
		}),
	})

const About = z.object({ id: Id })

/** Deletes the row that was asked about, and leads back to the page that says so. */
export const handleDelete = (request: Request, context: Context) =>
	formAction(request, ONE_FORM, {
		send: onForm(About, async (param, form) => {
			const deleted = await attempt(api(context).facts[':id'].$delete({ param }))
			if (!deleted.ok) return form.refuse(deleted.problem)
			throw redirectHere(request, { ask: null, fact: null, done: 'deleted' })
		}),
	})
