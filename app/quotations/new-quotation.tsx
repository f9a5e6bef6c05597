import { Link, redirect } from 'react-router'
import { api, read } from '../api.server'
import { FieldsCard } from '../components/forms/fields-card'
import { privateMeta } from '../shell/page-title'
import { Page } from '../ui/layout/page'
import { Stack } from '../ui/layout/stack'
import { ButtonLink } from '../ui/text/button-link'
import { Price } from '../ui/text/price'
import { Text } from '../ui/text/text'
import type { Route } from './+types/new-quotation'
import { issueQuotation, quotedIn } from './new-quotation.server'
import { NEW_QUOTATION } from './new-quotation-fields'

export const meta = privateMeta('Get a quotation')

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

/** The key is fresh with every page view: one view makes one quotation, however often it is sent. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { accounts, store } = api(context)
	const { quotesDelivery, open } = await read(store.$get())
	if (!quotesDelivery || !open) throw redirect('/cart')
	const { user } = await read(accounts.session.$get())
	const quoted = await quotedIn(request, context)
	return { quoted, name: user?.name ?? '', email: user?.email ?? '', key: crypto.randomUUID() }
}

export const action = issueQuotation

export { sendForm as clientAction } from '../ui/forms/send-form'

/** The price of a cart or a plan on paper, for whom it is addressed to. */
export default function NewQuotation({ loaderData, actionData }: Route.ComponentProps) {
	const { quoted, name, email, key } = loaderData
	if (!quoted)
		return (
			<Stack as={Page} airy align="start">
				<h1>Get a quotation</h1>
				<p>Your cart is empty. Put something in it first.</p>
				<ButtonLink to="/products" as={Link} variant="line">
					See all products
				</ButtonLink>
			</Stack>
		)
	const initial = {
		'shipping.fullName': name,
		'shipping.zipCode': quoted.pin,
		'shipping.email': email,
		flats: quoted.flats,
	}
	return (
		<Stack as={Page} airy gap={6}>
			<Stack gap={1}>
				<h1>Get a quotation</h1>
				<Text color="muted">
					{quoted.name}: <Price rupees={quoted.total} />. What brings it to you is added by its PIN
					code.
				</Text>
			</Stack>
			<FieldsCard
				fields={NEW_QUOTATION}
				initial={initial}
				problem={actionData?.problem}
				back={quoted.plan ?? '/cart'}
				submit="Get the quotation"
			>
				<input type="hidden" name="idempotencyKey" value={key} />
			</FieldsCard>
		</Stack>
	)
}
