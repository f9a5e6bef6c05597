import type { OrderFollower } from '../orders/follower.ts'
import type { Store } from '../store.ts'
import { handOver } from './commands.ts'
import { anonymiseInstallations } from './internal/anonymise.ts'
import { endAppointment } from './internal/hand-back.ts'

/** The installation of an order goes with the order, from installer to installer. */
export const installationsFollowOrders: OrderFollower<Store> = {
	assigned: handOver,
	handedBack: endAppointment,
	anonymised: anonymiseInstallations,
}
