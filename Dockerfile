# The portal and its back end; docs/container.md describes it. Node runs the TypeScript of the server as it is.
# No registry could be read when this was written, so an exact version names the base image. Where one can, add its digest:
# node:24.21.0-bookworm-slim@sha256:...

FROM node:24.21.0-bookworm-slim AS built
WORKDIR /kaunter
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24.21.0-bookworm-slim AS dependencies
WORKDIR /kaunter
COPY package.json package-lock.json ./
# The statements use two of the font's nine weights.
RUN npm ci --omit=dev && cd node_modules/@expo-google-fonts/noto-sans-sc \
  && rm -r 100Thin 200ExtraLight 300Light 500Medium 600SemiBold 800ExtraBold 900Black

FROM node:24.21.0-bookworm-slim
WORKDIR /kaunter
COPY --from=dependencies /kaunter/node_modules ./node_modules
COPY --from=built /kaunter/dist/portal ./dist/portal
COPY --from=built /kaunter/dist/widgets ./dist/widgets
COPY package.json ./
COPY src/domain ./src/domain
COPY src/charges ./src/charges
COPY src/api ./src/api
COPY src/server ./src/server
# a volume takes the owner of the folder in its place
RUN mkdir -m 700 /data && chown node:node /data
USER node
ENV NODE_ENV=production KAUNTER_DATA=/data KAUNTER_HOST=0.0.0.0
# otherwise the heap grows to several times what it holds (docs/capacity.md)
ENV NODE_OPTIONS="--max-semi-space-size=8 --max-old-space-size=256"
VOLUME /data
EXPOSE 4173
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4173/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/server/main.ts"]
