import { useEffect } from 'react'
import { api, attempt, read } from '../../../api.server'
import { PortalPage } from '../../../components/portal/portal-page'
import { useDelayedNavigation } from '../../../components/session/delayed-navigation'
import type { PageHandle } from '../../../page-handle'
import { titleMeta } from '../../../shell/page-title'
import { sendForm } from '../../../ui/forms/send-form'
import type { Values } from '../../../ui/forms/values'
import { rememberTab } from '../../dashboard/tabs'
import type { Route } from './+types/add-product'
import { addProduct } from './add-product.server'
import { ADD_FAILED, ADDED_AT } from './product-answer'
import { productValuesOf } from './product-fields'
import { ProductForm } from './product-form'
import { taxClassChoices } from './tax-class-choices.server'

const SHOWN_MS = 2000

export const handle = { large: 'picture' } satisfies PageHandle

export const meta = titleMeta('Add product')

/** `?from=` names a product to begin with, all but its id. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const id = new URL(request.url).searchParams.get('from')
	const blank = async (): Promise<Values> => ({
		wattage: '0',
		brand: (await read(api(context).store.$get())).name,
	})
	if (!id) return { initial: await blank(), taxClasses: await taxClassChoices(context, null) }
	const found = await attempt(api(context).catalogue.products[':id'].$get({ param: { id } }))
	return {
		initial: found.ok ? { ...productValuesOf(found.value), id: '', stock: '' } : await blank(),
		taxClasses: await taxClassChoices(context, found.ok ? found.value.taxClass : null),
	}
}

export const action = addProduct

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, ADD_FAILED)

export default function AddProduct({ loaderData, actionData }: Route.ComponentProps) {
	const done = actionData?.problem === null
	useDelayedNavigation(done ? ADDED_AT : null, SHOWN_MS)
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
				taxClasses={loaderData.taxClasses}
				words={{
					send: 'Add product',
					sending: 'Adding...',
					done: 'Product added. Taking you to product management.',
				}}
			/>
		</PortalPage>
	)
}
