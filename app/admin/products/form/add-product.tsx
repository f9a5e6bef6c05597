import { useEffect } from 'react'
import { redirect } from 'react-router'
import { useGoOn } from '../../../account/go-on'
import { requireRole } from '../../../account/guard.server'
import { api, attempt } from '../../../api.server'
import { PortalPage } from '../../../portal/portal-page'
import { dispatch } from '../../../ui/dispatch.server'
import { ONE_FORM } from '../../../ui/forms/intents'
import { refusalOf } from '../../../ui/refusal'
import { orUnsent } from '../../../ui/unsent'
import { rememberTab } from '../../dashboard/tabs'
import type { Route } from './+types/add-product'
import { withPicture } from './picture-in-form.server'
import { type ProductAnswer, ProductForm } from './product-form'
import { asProduct, BLANK, typedIn, typedOf } from './typed-product'

const FAILED = 'Failed to add product. Please try again.'
const DONE = '/admin/dashboard?tab=products'
const SHOWN_MS = 2000

export const meta: Route.MetaFunction = () => [{ title: 'Add product – Solbazaar' }]

/** `?from=` names a product to begin with, all but its id. */
export async function loader({ request, context }: Route.LoaderArgs) {
	await requireRole(context, request, ['Admin'])
	const id = new URL(request.url).searchParams.get('from')
	if (!id) return { initial: BLANK }
	const found = await attempt(api(context).catalogue.products[':id'].$get({ param: { id } }))
	return { initial: found.ok ? { ...typedOf(found.value), id: '', stock: '' } : BLANK }
}

export const action = ({ request, context }: Route.ActionArgs): Promise<ProductAnswer> =>
	dispatch(request, ONE_FORM, { send: (form) => add(form, context) }, ['image'])

async function add(form: FormData, context: Route.ActionArgs['context']): Promise<ProductAnswer> {
	const { typed, problem } = await withPicture(context, form, typedIn(form))
	if (problem) return { typed, errors: { image: problem }, message: null, done: false }
	const result = await attempt(api(context).catalogue.products.$post({ json: asProduct(typed) }))
	if (!result.ok) return { typed, ...refusalOf(result.problem, FAILED), done: false }
	if (!form.has('stay')) throw redirect(DONE, 303)
	return { typed, errors: {}, message: null, done: true }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => {
	const unsent: ProductAnswer = { typed: null, errors: {}, message: FAILED, done: false }
	return orUnsent(serverAction, unsent)
}

export default function AddProduct({ loaderData, actionData }: Route.ComponentProps) {
	const done = actionData?.done ?? false
	useGoOn(done ? DONE : null, SHOWN_MS)
	useEffect(() => {
		if (done) rememberTab('products')
	}, [done])
	return (
		<PortalPage title="Add New Solar Product">
			<ProductForm
				key={loaderData.initial.name}
				initial={loaderData.initial}
				answer={actionData}
				isNew
				words={{
					send: 'Add product',
					sending: 'Adding...',
					done: 'Product added. Taking you to product management.',
				}}
			/>
		</PortalPage>
	)
}
