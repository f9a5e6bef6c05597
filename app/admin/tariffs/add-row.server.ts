import { redirect } from 'react-router'
import { type Asked, api, attempt } from '../../api.server'
import { sentFields } from '../../components/forms/sent-fields.server'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import { ONE_FORM } from '../../ui/forms/intents'
import type { Values } from '../../ui/forms/values'
import { fieldsOf } from './row-fields'
import { tableIn } from './tables'

const FAILED = 'This could not be saved. Please try again.'

const tableOf = ({ table = '' }: Values) => tableIn(new URLSearchParams({ table }))

const fieldsIn = (values: Values) => fieldsOf(tableOf(values))

/** Saves a row that applies from a day on. @throws a redirect to the list that says so */
export const saveRow = ({ request, context }: Asked) =>
	formAction(request, ONE_FORM, {
		send: onForm(sentFields(fieldsIn), async (json, form) => {
			const table = tableOf(form.values)
			const call = api(context).tariffTables[':table']
			const saved = await attempt(call.$post({ param: { table }, json }))
			if (saved.ok) throw redirect(`/admin/tariffs?table=${table}&view=history&done=added`, 303)
			return form.refuse(saved.problem, FAILED)
		}),
	})
