import { redirect } from 'react-router'
import type { NewQuotation } from '../../../domain/documents/quotations/schema'
import { api, attempt, type Context } from '../../api.server'
import { quotationPath } from '../../components/orders/money/quotation-path.server'
import type { SentForm } from '../../ui/forms/form-action.server'
import type { Values } from '../../ui/forms/values'
import type { CheckoutAnswer } from '../checkout-answer'
import { refusedOrder } from '../place-order.server'
import { orderIn } from './agreed'

/** Issues a quotation of the last step's contents, instead of ordering them; the cart stays as it is. */
export async function issueQuotation(
	context: Context,
	values: Values,
	form: SentForm<never>,
): Promise<CheckoutAnswer> {
	const { remember: _, ...order } = orderIn(values)
	const { quotations } = api(context)
	const issued = await attempt(
		quotations.$post({
			header: { 'idempotency-key': values.idempotencyKey ?? '' },
			json: order as NewQuotation,
		}),
	)
	if (!issued.ok) return refusedOrder(issued.problem, form.refuse)
	throw redirect(await quotationPath(context, issued.value))
}
