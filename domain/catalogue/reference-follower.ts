import { message } from '../../shared/messages/message.ts'
import { fail, ok } from '../../shared/result.ts'
import type { ReferenceFollower } from '../reference-data/follower.ts'
import { taxClassCodes } from '../reference-data/queries.ts'
import { isTaxClassNamed } from './queries.ts'
import { bumpCatalogueVersion } from './stock.ts'

/**
 * Refuses to lose the last row of a tax class that products name; else the pages of products are made anew, which say
 * the tax and what may be connected to the grid.
 */
export const catalogueFollowsReferenceData: ReferenceFollower = {
	async changed(tx, { kind, figures }, at) {
		if (kind === 'tax-class') {
			const { code } = figures
			const isMissed = !(await taxClassCodes(tx)).has(code) && (await isTaxClassNamed(tx, code))
			if (isMissed) return fail('conflict', message('reference.class_in_use'))
		}
		await bumpCatalogueVersion(tx, [], at)
		return ok(undefined)
	},
}
