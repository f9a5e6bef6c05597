import { message } from '../../shared/messages/message.ts'
import { failField, ok } from '../../shared/result.ts'
import type { SectionSaved, SettingsFollower } from '../settings/follower.ts'
import { TURNOVERS } from '../settings/schema.ts'
import { hsnDigits } from './hsn-rules.ts'
import { taxRows } from './queries.ts'
import { taxClassesIn } from './rules.ts'

const turnoverIn = ({ turnover }: SectionSaved['after']) =>
	TURNOVERS.find((each) => each === turnover)

/** Refuses a turnover for which tax classes, as they are or are to be, have too few digits of the HSN. */
export const referenceDataFollowsSettings: SettingsFollower = {
	async saved(tx, { before, after }) {
		const [wanted, former] = [turnoverIn(after), turnoverIn(before)]
		if (!wanted || !former) return ok(undefined)
		const digits = hsnDigits(wanted)
		if (digits <= hsnDigits(former)) return ok(undefined)
		const names = [...taxClassesIn(await taxRows(tx)).values()]
			.filter(({ hsnSac }) => hsnSac !== '' && hsnSac.length < digits)
			.map(({ name }) => name)
		return names.length === 0
			? ok(undefined)
			: failField('turnover', message('reference.hsn_of_classes_too_short', { names, digits }))
	},
}
