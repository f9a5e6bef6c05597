import { RawConnection } from './raw-connection.ts'

/** Opens many connections and asks for nothing. @returns them */
export const holdConnections = ({
	port,
	connections,
	from,
}: {
	port: number
	connections: number
	from?: string
}) => Promise.all(Array.from({ length: connections }, () => RawConnection.open(port, from)))
