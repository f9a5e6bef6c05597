import { api, read } from '../../../api.server'
import { ParcelList } from '../../../components/orders/parcels/parcel-list'
import { useDoneWords } from '../../../components/portal/done-words'
import { Empty, HeadLink, PortalPage } from '../../../components/portal/portal-page'
import { titleMeta } from '../../../shell/page-title'
import { sentenceOf } from '../../../ui/forms/problem'
import { Flash } from '../../../ui/overlay/flash'
import { useOrderPath } from '../head/in-list'
import type { Route } from './+types/parcels'
import { ParcelChanges } from './parcel-changes'
import { parcelIntents } from './parcel-intents'
import { changeParcels } from './parcels.server'
import { SendParcel } from './send-parcel'

export const meta: Route.MetaFunction = titleMeta(({ params }) => `Parcels of order ${params.id}`)

export async function loader({ context, params }: Route.LoaderArgs) {
	const { orders, dispatches } = api(context)
	const call = { param: params, query: {} }
	const [order, sent] = await Promise.all([
		read(orders[':id'].$get(call)),
		read(dispatches.$get(call)),
	])
	return { id: order.id, canSend: order.allowedActions.includes('dispatch'), ...sent }
}

export const action = changeParcels

export { sendForm as clientAction } from '../../../ui/forms/send-form'

const SAYS: Record<string, string> = {
	sent: 'The parcel is saved, and the buyer gets a mail.',
	arrived: 'The parcel is marked as delivered.',
	corrected: 'The tracking is corrected.',
}

/** The parcels of one order, and the form for another parcel. */
export default function Parcels({ loaderData, actionData }: Route.ComponentProps) {
	const { id, canSend, dispatches, left } = loaderData
	const toOrder = useOrderPath(id)
	const done = useDoneWords(SAYS, actionData)
	const send = parcelIntents.problem(actionData, 'send')
	const arrived = parcelIntents.problem(actionData, 'arrived')
	const correct = parcelIntents.problem(actionData, 'correct')
	return (
		<PortalPage
			title={`Parcels of order ${id}`}
			intro="Each part shipment with its carrier. The buyer gets a mail when one is sent."
			action={<HeadLink to={toOrder()}>The order</HeadLink>}
		>
			<Flash problem={sentenceOf(arrived)} done={done} />
			{dispatches.length > 0 ? (
				<ParcelList parcels={dispatches}>
					{(parcel) => (
						<ParcelChanges
							parcel={parcel}
							problem={correct?.values.n === String(parcel.n) ? correct : null}
						/>
					)}
				</ParcelList>
			) : (
				<Empty>
					<p>Nothing has been sent yet.</p>
				</Empty>
			)}
			{canSend && left.length > 0 && (
				<SendParcel key={dispatches.length} left={left} problem={send} />
			)}
		</PortalPage>
	)
}
