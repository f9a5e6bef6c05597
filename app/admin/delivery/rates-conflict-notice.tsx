import { ConflictNotice } from '../../components/portal/conflict-notice'
import type { Values } from '../../ui/forms/values'
import { fieldName } from '../audit/audit-labels'

/** `bands.0.costs.1` as a person reads it: “Bands 1 costs 2”. */
const labelOf = (path: string) =>
	fieldName(path.replace(/\.(\d+)/g, (_, n: string) => `.${Number(n) + 1}`))

/** The rates that somebody else has saved meanwhile, where they differ from the typed ones. */
export function RatesConflictNotice({ current, mine }: { current: Values; mine: Values }) {
	const differences = [...new Set([...Object.keys(current), ...Object.keys(mine)])]
		.map((name) => ({
			name,
			label: labelOf(name),
			saved: current[name] ?? '',
			typed: mine[name] ?? '',
		}))
		.filter(({ saved, typed }) => saved !== typed)
	return <ConflictNotice what="the rates" to="/admin/delivery" differences={differences} />
}
