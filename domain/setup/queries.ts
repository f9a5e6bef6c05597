import type { Actor } from '../../shared/actor.ts'
import type { AppContext } from '../app-context.ts'
import { authorizedRead } from '../authorized-read.ts'
import { findLastBackup } from '../backups/last-backup.ts'
import { ratesIn } from '../delivery/queries.ts'
import { hasOwnRow } from '../reference-data/queries.ts'
import { canManageSettings } from '../settings/policy.ts'
import { isOpen, keysOf, requiredSteps } from '../settings/queries.ts'
import { type AdvisedFacts, installationState, isAdvisedStepDone } from './rules.ts'
import { ADVISED_STEPS, type Setup } from './schema.ts'

/** The steps before the shop opens and after, and which of them are done. */
export const setupOf = (ctx: AppContext, actor: Actor) =>
	authorizedRead(canManageSettings(actor), async (): Promise<Setup> => {
		const facts = await advisedFacts(ctx)
		const advised = ADVISED_STEPS.map((step) => ({
			step,
			done: isAdvisedStepDone(step, facts),
			required: false,
		}))
		return {
			open: isOpen(ctx),
			paymentKeys: keysOf(ctx),
			installation: facts.installation,
			steps: [...requiredSteps(ctx), ...advised],
		}
	})

async function advisedFacts(ctx: AppContext): Promise<AdvisedFacts> {
	const hasPrice = await hasOwnRow(ctx.db, 'installation-price')
	return {
		sendsMail: ctx.mailer.transport !== null,
		products: ctx.catalogue.products.length,
		hasDeliveryRates: ((await ratesIn(ctx.db))?.revision ?? 0) > 0,
		// A demo has installers for everything.
		installation: ctx.policy.takesPayment
			? installationState(ctx.settings.current(), hasPrice)
			: 'on',
		hasBackup: (await findLastBackup(ctx.db)) !== null,
	}
}
