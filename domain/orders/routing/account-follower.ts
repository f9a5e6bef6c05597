import { message } from '../../../shared/messages/message.ts'
import type { AccountFollower } from '../../accounts/follower.ts'
import { offerToFree } from './free-installer.ts'
import { releaseOffers } from './release.ts'

const SUSPENDED = message('orders.installer_suspended')

/** Offers waiting orders to installers who can be asked again, and passes on what waits for the answer of suspended ones. */
export const routingFollowsAccounts: AccountFollower = {
	installerAvailable: offerToFree,
	suspended: (store, tx, by, userId, at) =>
		releaseOffers(store, tx, by, userId, { note: SUSPENDED, at }),
}
