import { isRouteErrorResponse } from 'react-router'

/** Why a page is not shown: an HTTP status, or that the store could not be reached. */
export type FailureKind = number | 'unreachable'

/** The error messages of browsers for an answer that never came. */
const NO_ANSWER = /failed to fetch|networkerror|load failed/i

export function failureKind(error: unknown): FailureKind {
	if (isRouteErrorResponse(error)) return error.status
	return error instanceof TypeError && NO_ANSWER.test(error.message) ? 'unreachable' : 500
}
