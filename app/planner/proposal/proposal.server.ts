import type { SystemSnapshot } from '../../../domain/enquiries/schema'
import { systemSnapshot } from '../../../domain/enquiries/snapshot-rules'
import { addressOf, detailsIn } from '../../../domain/planner/plan-address'
import { api, attempt, type Context } from '../../api.server'
import { sinceSent } from '../../components/enquiries/snapshot-today'
import { planAt } from '../../components/planner/plan-at.server'

export interface Since {
	/** When the plan was sent. */
	at: string
	/** The differences; null where there is no snapshot to compare with. */
	changes: string[] | null
}

/** The changes since the enquiry that the proposal is opened from, for a caller with access to it. */
async function sinceEnquiry(
	context: Context,
	id: string | null,
	address: string,
	today: SystemSnapshot,
): Promise<Since | null> {
	if (!id) return null
	const answer = await attempt(api(context).enquiries[':id'].$get({ param: { id } }))
	if (!answer.ok) return null
	const { plan, planSnapshot, createdAt } = answer.value
	// Of another plan it says nothing.
	if (!plan || addressOf(detailsIn(new URL(plan, 'http://store').searchParams)) !== address)
		return null
	if (!planSnapshot) return { at: createdAt, changes: null }
	return { at: planSnapshot.sentAt, changes: sinceSent(planSnapshot, today) }
}

/**
 * The plan of an address, to be put on paper.
 * @throws a redirect to the planner, which says why there is none
 */
export async function proposalAt(request: Request, context: Context) {
	const { searchParams } = new URL(request.url)
	const { plan, option, details, address } = await planAt(request, context)
	return {
		plan,
		option,
		details,
		address,
		link: new URL(address, request.url).href,
		madeAt: new Date().toISOString(),
		since: await sinceEnquiry(
			context,
			searchParams.get('enquiry'),
			address,
			systemSnapshot(plan, option),
		),
	}
}
