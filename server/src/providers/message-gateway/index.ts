export { messageGateway, type GatewayOptions } from './message-gateway.ts';
