import type { AppContext } from '../app-context.ts'
import type { OrderFollower } from '../orders/follower.ts'
import { handOver } from './commands.ts'
import { anonymiseInstallations } from './internal/anonymise.ts'
import { endAppointment } from './internal/hand-back.ts'

/** The installation of an order goes with the order, from installer to installer. */
export const installationsFollowOrders: OrderFollower<AppContext> = {
	assigned: handOver,
	handedBack: endAppointment,
	anonymised: anonymiseInstallations,
}
