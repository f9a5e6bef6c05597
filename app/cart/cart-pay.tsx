import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { StoreInfo } from '../../api/store'
import type { CartItem } from '../../domain/cart/schema'
import type { NetCost } from '../../domain/planner/money/net-cost-schema'
import { cartIntents } from '../components/cart/cart-intents'
import type { CartTerms } from '../components/cart/cost/cart-cost.server'
import { CartTermsNotes } from '../components/cart/cost/cart-terms'
import { type FitNote, seriousOf } from '../components/cart/fit/fit-notes'
import { Coverage } from '../components/delivery/coverage'
import type { CoverageThere } from '../components/delivery/coverage.server'
import { useWithGst } from '../shell/use-gst'
import { NetCostLines } from '../ui/display/sum-list'
import { Card } from '../ui/layout/card'
import { Row } from '../ui/layout/row'
import { Stack } from '../ui/layout/stack'
import { number } from '../ui/text/format'
import { Price } from '../ui/text/price'
import { Text } from '../ui/text/text'
import { WorkingButton } from '../ui/working-button'
import classes from './cart-pay.module.css'

interface CartPayProps {
	total: number
	lines: CartItem[]
	store: Pick<StoreInfo, 'cartCheckout' | 'installs'>
	/** Whether the shop installs there; null where that is not known. */
	coverage: CoverageThere | null
	/** What comes back of it; null where nothing does. */
	netCost: NetCost | null
	terms: CartTerms
	/** The plan of a system in it. */
	plan: string | undefined
	/** The notes on how they go together. */
	notes: readonly FitNote[]
	/** The content below the button. */
	children: ReactNode
}

const piecesIn = (lines: CartItem[]) => {
	const pieces = lines.reduce((count, { quantity }) => count + quantity, 0)
	return pieces === 1 ? '1 piece' : `${number(pieces)} pieces`
}

/** Whether it makes a system, which needs an installer: panels and an inverter, or a kit. */
function makesSystem(lines: CartItem[]) {
	const categories = new Set(lines.map(({ category }) => category))
	return categories.has('Kits') || (categories.has('Panels') && categories.has('Inverters'))
}

/** The overall total and the way on; on a phone it stays at the lower edge. */
export function CartPay(props: CartPayProps) {
	const { total, lines, store, coverage, netCost, terms, plan, notes, children } = props
	const withGst = useWithGst()
	const { formData } = useNavigation()
	const hasProblem = lines.some((line) => line.problem)
	return (
		<Card as="aside" gap={4} pad={6} className={classes.pay} aria-label="Total">
			<Stack className={classes.bar}>
				<div>
					<Row as="p" wrap align="baseline">
						<Text as="span" size="small" strong>
							Total
						</Text>
						<Text as="span" size="tiny" color="muted" numeric>
							{withGst(piecesIn(lines))}
						</Text>
					</Row>
					<Text size="title">
						<Price rupees={total} />
					</Text>
				</div>
				<Misfit notes={notes} />
				<Form method="post" action="/cart" replace preventScrollReset>
					<input type="hidden" {...cartIntents.field('checkout')} />
					<WorkingButton
						type="submit"
						size="lg"
						fz="md"
						color="marigold.5"
						fullWidth
						working={cartIntents.in(formData) === 'checkout'}
					>
						Checkout
					</WorkingButton>
				</Form>
			</Stack>
			<CartTermsNotes terms={terms} />
			{netCost && <NetCostLines of={netCost} />}
			{children}
			{store.cartCheckout === 'place' && (
				<Text size="small" color="muted">
					Need a quotation? <Link to="/quotations/new">Download it</Link>
				</Text>
			)}
			{hasProblem && (
				<Text size="small" color="muted">
					Not everything here is in stock. Look at the marked lines.
				</Text>
			)}
			{makesSystem(lines) && (
				<AfterTheOrder
					plan={plan}
					coverage={coverage}
					says={installationOf(store, coverage)}
					hasSubsidy={netCost !== null}
				/>
			)}
			{store.cartCheckout === 'simulate' && (
				<Text size="small" color="muted">
					Checkout is only simulated in this demo. You can try a whole order, too.{' '}
					<Link to="/checkout">Go to the checkout form</Link>
				</Text>
			)}
		</Card>
	)
}

/** Said beside the total, so that a buyer sees it before ordering parts that do not work. */
function Misfit({ notes }: Pick<CartPayProps, 'notes'>) {
	const [first] = seriousOf(notes)
	if (!first) return null
	return (
		<Row as="p" align="start" icon="problem" className={classes.misfit}>
			<IconAlertTriangle size={20} aria-hidden />
			<Text as="span" size="small">
				{first.kind === 'misfit' ? 'These parts do not fit together.' : 'Something is missing.'}{' '}
				<a href="#fit-together">{first.fixes.length > 0 ? 'See what would help' : 'See why'}</a>
			</Text>
		</Row>
	)
}

/** Who installs it, and where its price is said. */
function installationOf(
	{ cartCheckout, installs }: CartPayProps['store'],
	coverage: CoverageThere | null,
): string {
	if (coverage && !coverage.installs) return 'This sum is for the parts alone.'
	if (!installs) return 'This sum is for the parts alone: we do not install them.'
	return cartCheckout === 'place'
		? 'Installation is not in this sum: its price is shown at the checkout, where we install.'
		: 'Installation is not in this sum: the installer’s offer comes after the order.'
}

/** What a system costs and brings besides its parts. */
function AfterTheOrder({
	plan,
	coverage,
	says,
	hasSubsidy,
}: Pick<CartPayProps, 'plan' | 'coverage'> & { says: string; hasSubsidy: boolean }) {
	return (
		<Text size="small" color="muted">
			{coverage && (
				<>
					<Coverage of={coverage} />{' '}
				</>
			)}
			{says} {!hasSubsidy && 'A subsidy, if there is one for it, is paid once it is installed. '}
			<Link to={plan ?? '/planner'}>{plan ? 'See your plan' : 'Plan a system'}</Link>
		</Text>
	)
}
