import { redirect } from 'react-router'
import { attempt } from '../../app/api.server'
import { FieldsCard } from '../../app/components/forms/fields-card'
import { sentFields } from '../../app/components/forms/sent-fields.server'
import { formAction, onForm } from '../../app/ui/forms/form-action.server'
import { ONE_FORM } from '../../app/ui/forms/intents'
import { sendForm } from '../../app/ui/forms/send-form'
import { api, type Route } from './around.ts'
import { SUPPLIER } from './supplier-fields.ts'

// supplier.tsx
export const action = ({ request, context }: Route.ActionArgs) =>
	formAction(request, ONE_FORM, {
		send: onForm(
			sentFields(() => SUPPLIER),
			async (json, form) => {
				const saved = await attempt(api(context).suppliers.$post({ json }))
				if (!saved.ok) return form.refuse(saved.problem)
				throw redirect('/admin/suppliers?done=added', 303)
			},
		),
	})

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args)

export default function Supplier({ actionData }: Route.ComponentProps) {
	return <FieldsCard fields={SUPPLIER} problem={actionData?.problem} back="/admin/suppliers" />
}
