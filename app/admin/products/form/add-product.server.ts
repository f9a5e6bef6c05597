import { redirect } from 'react-router'
import { type Asked, api, attempt } from '../../../api.server'
import { formAction, onForm } from '../../../ui/forms/form-action.server'
import { ONE_FORM } from '../../../ui/forms/intents'
import { ADD_FAILED, ADDED_AT, type ProductAnswer } from './product-answer'
import { atImage, ProductFields, productIn, withImage } from './product-fields.server'

/** Adds a product. @throws a redirect to the list, where no script has sent the form */
export const addProduct = ({ request, context }: Asked): Promise<ProductAnswer> =>
	formAction(request, ONE_FORM, {
		send: onForm(ProductFields, async (sent, form) => {
			const { json, problem } = await productIn(context, sent)
			if (problem) return form.refuse(atImage(problem))
			const result = await attempt(api(context).catalogue.products.$post({ json }))
			if (!result.ok) return withImage(form.refuse(result.problem, ADD_FAILED), json.image)
			if (!form.stays) throw redirect(ADDED_AT, 303)
			return { problem: null }
		}),
	})
