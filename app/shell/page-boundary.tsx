import { Outlet } from 'react-router'
import type { Route } from './+types/page-boundary'
import { Failure } from './failure'
import { failureKind } from './failure-kind'

export default Outlet

/** A page that fails shows a page that helps, while the frame around it stays as it is. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <Failure kind={failureKind(error)} />
}
