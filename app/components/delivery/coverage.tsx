import { Link } from 'react-router'
import type { CoverageThere } from './coverage.server'

/** Who installs there; where nobody does, the way to ask. */
export function Coverage({ of: { message, ask } }: { of: CoverageThere }) {
	return (
		<>
			{message} {ask && <Link to={ask}>Ask, and pay nothing now</Link>}
		</>
	)
}
