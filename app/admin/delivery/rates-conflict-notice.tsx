import { ConflictNotice } from '../../components/portal/conflict-notice'
import { fieldName } from '../audit/audit-labels'
import type { RateValues } from './rates-fields'

/** `bands.0.costs.1` as a person reads it: “Bands 1 costs 2”. */
const labelOf = (path: string) =>
	fieldName(path.replace(/\.(\d+)/g, (_, n: string) => `.${Number(n) + 1}`))

/** The rates that somebody else has saved meanwhile, where they differ from what was typed here. */
export function RatesConflictNotice({ current, mine }: { current: RateValues; mine: RateValues }) {
	const differences = [...new Set([...Object.keys(current), ...Object.keys(mine)])]
		.filter((name) => !name.startsWith('try.'))
		.map((name) => ({
			...{ name, label: labelOf(name) },
			...{ saved: current[name] ?? '', typed: mine[name] ?? '' },
		}))
		.filter(({ saved, typed }) => saved !== typed)
	return <ConflictNotice what="the rates" to="/admin/delivery" differences={differences} />
}
