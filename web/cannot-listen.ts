/** Why nothing can listen at an address, for the operator. */
export function cannotListen(error: NodeJS.ErrnoException, where: string): string {
	if (error.code === 'EADDRINUSE')
		return `Something already listens on ${where}, perhaps this store itself. End it, or choose another port: PORT=5001 npm start`
	return `The store cannot listen on ${where}: ${error.message || error.code || String(error)}`
}
