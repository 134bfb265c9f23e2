import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;

/** Serves an empty MongoDB in memory on a free port of this machine, which it prints; ends with its standard input. */
class MongoForTests {
  public static void main(String[] args) throws Exception {
    MongoServer server = new MongoServer(new MemoryBackend());
    server.bind("127.0.0.1", 0);
    System.out.println(server.getLocalAddress().getPort());
    while (System.in.read() >= 0) {}
    server.shutdownNow();
  }
}
